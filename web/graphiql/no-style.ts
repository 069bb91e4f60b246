/** Replaces `react-style-singleton`, which locks scrolling: this page does not scroll, and the policy allows no style element. */
export const styleSingleton = () => () => null;
