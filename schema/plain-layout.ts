/** `CmsLayout` of a section or block without styling. */
export const PLAIN_LAYOUT = {
  cssClass: null,
  backgroundColor: null,
  backgroundTone: null,
  background: null,
  backgroundMode: null,
  sizingMode: null,
  margins: null,
  hiddenOn: [],
};
