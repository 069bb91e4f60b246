/**
 * A sentence with a link in brackets, e.g. `I agree to the [general terms].`
 * @param beside opens in a new tab, so that typed values stay
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
