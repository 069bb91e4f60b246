import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A file on its way to the shop. */
class TestUpload extends EventTarget {
  static readonly all: TestUpload[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  aborted = false;

  constructor() {
    super();
    TestUpload.all.push(this);
  }

  open(): void {}
  setRequestHeader(): void {}
  send(): void {}

  abort(): void {
    this.aborted = true;
  }

  /** So much of it has been sent. */
  progress(percent: number): void {
    act(() => {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: percent, total: 100 }));
    });
  }

  /** The shop answers. */
  async answer(status: number, body: object): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => {
      this.dispatchEvent(new Event('load'));
    });
  }

  /** The connection breaks. */
  async fail(): Promise<void> {
    await act(async () => {
      this.dispatchEvent(new Event('error'));
    });
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Files that screens send from now on, the newest last; each waits for the test to answer. */
export function watchUploads(): { last(): TestUpload } {
  TestUpload.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', TestUpload);
  return {
    last: () => {
      const upload = TestUpload.all.at(-1);
      if (!upload) throw new Error('No file was sent.');
      return upload;
    },
  };
}
