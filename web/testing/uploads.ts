import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A pending upload. */
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

  /** Reports progress. */
  progress(percent: number): void {
    act(() => {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: percent, total: 100 }));
    });
  }

  /** Completes the upload with a response. */
  async answer(status: number, body: object): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => {
      this.dispatchEvent(new Event('load'));
    });
  }

  /** Fails the upload with a network error. */
  async fail(): Promise<void> {
    await act(async () => {
      this.dispatchEvent(new Event('error'));
    });
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Captures uploads, newest last; each stays pending until the test responds. */
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
