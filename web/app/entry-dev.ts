// For `npm run dev` only: hot replacement must load before the first component.
import '@vitejs/plugin-react/preamble';

await import('./entry-client.tsx');
