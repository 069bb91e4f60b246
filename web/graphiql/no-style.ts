/**
 * In the place of `react-style-singleton`, by which dialogs keep the page behind them from scrolling: this page does not
 * scroll, and the gateway's policy applies no style element.
 */
export const styleSingleton = () => () => null;
