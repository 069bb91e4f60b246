/** Created without a file; the content is stored separately. */
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
