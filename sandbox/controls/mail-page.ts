import type { Mail } from './mail.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

export function mailPage(mails: readonly Mail[]): string {
  const list = mails
    .toReversed()
    .map(
      ({ from, to, subject, text, sentAt }) =>
        `<article><h2>${escaped(subject)}</h2><p>${escaped(from)} → ${escaped(to)}, ${escaped(sentAt)}</p><pre>${linked(text)}</pre></article>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid #999; }
pre { white-space: pre-wrap; }
</style>
<h1>Outbox</h1>
${list || '<p>No mail yet.</p>'}
</html>`;
}
