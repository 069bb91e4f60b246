// Runs before the first paint, as a classic script: so it is tiny, and imports nothing that others import.
import './theme.ts';
import './start-client.ts';
