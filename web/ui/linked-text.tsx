/**
 * A sentence whose part in brackets is a link that opens beside the page, so that nothing typed is lost; plain text where
 * there is nothing to link to.
 * @param text e.g. `I have read the [general terms] and agree to them.`
 */
export function LinkedText({ text, href }: { text: string; href: string | undefined }) {
  const [before = '', linked = '', after = ''] = text.split(/[[\]]/);
  return (
    <>
      {before}
      {linked && href ? (
        <a href={href} target="_blank" rel="noopener" className="link">
          {linked}
        </a>
      ) : (
        linked
      )}
      {after}
    </>
  );
}
