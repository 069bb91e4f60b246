/**
 * A sentence with a link in brackets, e.g. `I agree to the [general terms].`
 * @param newTab opens the link in a new tab, which keeps typed values
 */
export function LinkedText({
  text,
  href,
  newTab = false,
  testId,
}: {
  text: string;
  href: string | undefined;
  newTab?: boolean;
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
          {...(newTab && { target: '_blank', rel: 'noopener' })}
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
