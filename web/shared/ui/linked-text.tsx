/**
 * A sentence whose part in brackets is a link; plain text where there is nothing to link to.
 * @param text e.g. `I have read the [general terms] and agree to them.`
 * @param beside whether the link opens beside the page, so that nothing typed is lost
 */
export function LinkedText({
  text,
  href,
  beside = false,
  testId,
}: {
  text: string;
  href: string | undefined;
  beside?: boolean;
  testId?: string;
}) {
  const [before = '', linked = '', after = ''] = text.split(/[[\]]/);
  return (
    <>
      {before}
      {linked && href ? (
        <a
          href={href}
          className="link"
          data-testid={testId}
          {...(beside && { target: '_blank', rel: 'noopener' })}
        >
          {linked}
        </a>
      ) : (
        linked
      )}
      {after}
    </>
  );
}
