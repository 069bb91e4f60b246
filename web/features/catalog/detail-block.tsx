import '../../styles/detail.css';
import type { ReactNode } from 'react';

interface DetailBlockProps {
  title: string;
  side?: ReactNode;
  id?: string;
  testId?: string;
  children: ReactNode;
}

export function DetailBlock({ title, side, id, testId, children }: DetailBlockProps) {
  return (
    <section className="page-width detail-block" id={id} data-testid={testId}>
      <div className="grid-12">
        <div>
          <h2 className="title-3">{title}</h2>
          {side}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
