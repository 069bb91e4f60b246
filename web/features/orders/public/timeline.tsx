import '../../../styles/timeline.css';

interface TimelineProps {
  label: string;
  steps: readonly (readonly [title: string, text: string | null | undefined])[];
  doneCount: number;
}

/** The way of an order with its dates. */
export function Timeline({ label, steps, doneCount }: TimelineProps) {
  return (
    <ol className="timeline" aria-label={label}>
      {steps.map(([title, text], index) => (
        <li key={title} data-done={index < doneCount || undefined}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
