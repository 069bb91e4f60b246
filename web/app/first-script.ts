// A classic script that runs before the first paint: keep it tiny and without shared imports.
import './theme.ts';
import './start-client.ts';
