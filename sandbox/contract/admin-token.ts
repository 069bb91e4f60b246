import { INTEGRATION } from '../admin/oauth.ts';
import { Client } from './client.ts';

export async function adminToken(url: string): Promise<string> {
  const body = {
    grant_type: 'client_credentials',
    client_id: INTEGRATION.id,
    client_secret: INTEGRATION.secret,
  };
  const answer = await new Client(url).object('POST', '/api/oauth/token', body);
  return String(answer['access_token']);
}
