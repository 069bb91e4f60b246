// biome-ignore lint/performance/noBarrelFile: one file of code for all that filters a listing, loaded as one.
export { FilterBar } from './filter-bar.tsx';
export { FilterChips } from './filter-chips.tsx';
