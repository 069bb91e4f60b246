interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

function loaded(): Recaptcha | null {
  const found: unknown = Reflect.get(globalThis, 'grecaptcha');
  return typeof found === 'object' && found !== null && 'execute' in found && 'ready' in found
    ? (found as Recaptcha)
    : null;
}

/** Loads Google's script with the first submit, not before. @throws Error when Google is unreachable */
export async function recaptchaToken(siteKey: string, locale: string): Promise<string> {
  if (!loaded()) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      const query = new URLSearchParams({ render: siteKey, hl: locale.slice(0, 2) });
      script.src = `https://www.google.com/recaptcha/api.js?${query}`;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load.')));
      document.head.append(script);
    });
  }
  const recaptcha = loaded();
  if (!recaptcha) throw new Error('reCAPTCHA did not load.');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'form' });
}
