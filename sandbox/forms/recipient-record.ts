export interface RecipientRecord {
  readonly id: string;
  readonly email: string;
  readonly createdAt: string;
  readonly status: 'notSet' | 'optIn' | 'optOut' | 'direct';
  readonly hash: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly languageId: string;
  readonly confirmedAt: string | null;
}
