/** Sanitised by the gateway (schema: "Sanitised HTML"). */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway removes scripts.
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
