import { configure } from '@testing-library/react';

configure({
  // On a machine that is busy a screen takes longer; a test that passes waits no longer for it.
  asyncUtilTimeout: 5_000,
  // The whole tree would bury the message.
  getElementError: (message, container) =>
    new Error(`${message ?? 'Not found.'}\n\nThe screen says: ${container.textContent}`),
});

// A test has one tab.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
