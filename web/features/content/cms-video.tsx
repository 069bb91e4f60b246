import { readLocal, writeLocal } from '../../shared/storage/tab-storage.ts';
import '../../styles/video.css';
import { useEffect, useRef, useState } from 'react';
import { openConsentSettings, readConsent, syncConsentAcrossTabs } from '../../shared/consent/consent.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import type { SlotOf } from '../../shared/slots/slot-parts.ts';
import { Button, Icon } from '../../shared/ui/elements.tsx';
import { FullPicture } from '../../shared/ui/picture.tsx';

type Video = SlotOf<'CmsVideo'>;

const NAMES = { YOUTUBE: 'YouTube', VIMEO: 'Vimeo' } as const;

function playerAddress({ provider, videoId }: Video): string {
  const id = encodeURIComponent(videoId);
  return provider === 'YOUTUBE'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
}

/** With this consent, videos play without a prompt. */
const GROUP = 'comfort';

const storeKey = ({ provider }: Video): string => `kontor-video-${provider.toLowerCase()}`;

const isRemembered = (video: Video): boolean => readLocal(storeKey(video)) === 1;

function isAllowed(): boolean {
  return readConsent()?.includes(GROUP) === true;
}

export function CmsVideo({ slot }: { slot: Video | SlotOf<'CmsVideoFile'> }) {
  if (slot.__typename === 'CmsVideo') return <ProviderVideo slot={slot} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: Shopware has no captions.
    <video controls playsInline src={slot.url} aria-label={slot.title ?? undefined} />
  );
}

/** A preview picture, then the consent prompt, then the player (docs/rules.md, "States"). */
function ProviderVideo({ slot }: { slot: Video }) {
  const t = useTranslate();
  const [phase, setPhase] = useState<'still' | 'asking' | 'playing'>('still');
  const question = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLIFrameElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  const provider = NAMES[slot.provider];
  const { title, poster } = slot;
  useEffect(() => {
    if (phase === 'asking') question.current?.focus();
    if (phase === 'playing') player.current?.focus();
  }, [phase]);
  useEffect(
    () =>
      syncConsentAcrossTabs((allowed) => {
        if (!allowed.includes(GROUP) && !isRemembered(slot)) setPhase('still');
      }),
    [slot],
  );
  const label = title ? t('video.playTitle', { provider, title }) : t('video.play', { provider });
  return (
    <figure className="video" data-testid="cms-video">
      <div className={poster || phase !== 'still' ? 'video-frame' : 'video-frame video-empty'}>
        {phase === 'playing' ? (
          <iframe
            ref={player}
            src={playerAddress(slot)}
            title={title ?? provider}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            data-testid="cms-video-player"
          />
        ) : (
          <>
            {poster && (
              <FullPicture
                image={poster}
                sizes="(min-width: 1024px) 66vw, 100vw"
                ratio={[1600, 900]}
                alt=""
                loading="lazy"
              />
            )}
            {phase === 'still' ? (
              <button
                ref={play}
                type="button"
                className="video-play"
                aria-label={label}
                onClick={() => setPhase(isAllowed() || isRemembered(slot) ? 'playing' : 'asking')}
                data-testid="cms-video-play-button"
              >
                <span>
                  <Icon name="play" />
                  {!poster && t('video.play', { provider })}
                </span>
              </button>
            ) : (
              <div className="video-question" ref={question} tabIndex={-1} data-testid="cms-video-question">
                <p>{t('video.notice', { provider })}</p>
                <div className="video-answers">
                  <Button
                    onClick={() => {
                      writeLocal(storeKey(slot), 1);
                      setPhase('playing');
                    }}
                  >
                    {t('video.agree')}
                  </Button>
                  <Button
                    look="plain"
                    onClick={() => {
                      setPhase('still');
                      requestAnimationFrame(() => play.current?.focus());
                    }}
                  >
                    {t('video.cancel')}
                  </Button>
                </div>
              </div>
            )}
          </>
        )}
      </div>
      <figcaption className="small">
        <span>{[title, provider].filter(Boolean).join(' · ')}</span>
        {phase === 'playing' && (
          <Button
            look="link"
            onClick={() => {
              writeLocal(storeKey(slot), undefined);
              if (isAllowed()) return openConsentSettings();
              setPhase('still');
              notify('success', t('consent.saved'));
            }}
          >
            {t('video.forget')}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}
