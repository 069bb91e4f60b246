import { describe, expect, test } from 'vitest';
import { ENGLISH, Messages } from '../shared/messages/messages.ts';
import { stateLabel } from './order-state.ts';

const french = new Messages({ locale: 'fr-CH', formatLocale: 'fr-CH' });

describe('label of a state', () => {
  test('is the name that Shopware has in the language of the request', () => {
    const state = { technicalName: 'paid', name: 'Réglé', translated: { name: 'Réglé' } };
    expect(stateLabel(state, 'payment', french)).toEqual({ key: 'paid', label: 'Réglé' });
  });

  test('is built in where Shopware falls back to another language', () => {
    const state = { technicalName: 'open', name: null, translated: { name: 'Offen' } };
    expect(stateLabel(state, 'payment', french).label).toBe('En attente');
    expect(stateLabel(state, 'delivery', french).label).toBe('Pas encore expédié');
    expect(stateLabel(state, 'delivery', new Messages(ENGLISH)).label).toBe('Not yet shipped');
  });

  test('is the fallback of Shopware for a state that a plugin added', () => {
    const state = { technicalName: 'in_assembly', name: null, translated: { name: 'In Montage' } };
    expect(stateLabel(state, 'order', french).label).toBe('In Montage');
  });

  test('is the technical name where there is no other', () => {
    expect(stateLabel({ technicalName: 'in_assembly' }, 'order', french).label).toBe('in_assembly');
  });
});
