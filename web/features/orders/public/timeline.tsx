import '../../../styles/timeline.css';

interface TimelineProps {
  label: string;
  steps: readonly { title: string; text: string | null | undefined; done: boolean }[];
}

/** The way of an order with its dates. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol className="timeline" aria-label={label}>
      {steps.map(({ title, text, done }) => (
        <li key={title} data-done={done || undefined}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
