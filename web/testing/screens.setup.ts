import { configure } from '@testing-library/react';

configure({
  // A busy machine renders slowly; passing tests do not wait longer.
  asyncUtilTimeout: 5_000,
  // Printing the whole tree would hide the message.
  getElementError: (message, container) =>
    new Error(`${message ?? 'Not found.'}\n\nThe screen says: ${container.textContent}`),
});

// Each test starts with a new tab.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
