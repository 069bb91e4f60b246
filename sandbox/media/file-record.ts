/** A media of the Admin API: first only an entry, then with a file, whose content is kept apart. */
export interface FileRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string | null;
  readonly private: boolean;
  readonly mediaFolderId: string | null;
  readonly title: string | null;
  readonly file: {
    readonly name: string;
    readonly extension: string;
    readonly mimeType: string;
    /** Bytes. */
    readonly size: number;
    readonly uploadedAt: string;
  } | null;
}
