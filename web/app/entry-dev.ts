// Under `npm run dev` alone: hot replacement has to be there before the first component is.
import '@vitejs/plugin-react/preamble';

await import('./entry-client.tsx');
