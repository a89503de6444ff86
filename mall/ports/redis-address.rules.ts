export type SentinelAddress = {
  sentinels: { host: string; port: number }[];
  name: string;
  username?: string;
  password?: string;
};

const SENTINEL_PORT = 26_379;
const FORM = /^redis\+sentinel:\/\/(?:([^:@/]*):([^@/]*)@)?([\w.-]+(?::\d+)?(?:,[\w.-]+(?::\d+)?)*)\/([\w.-]+)$/;

/**
 * `redis+sentinel://user:password@a:26379,b:26379/mymaster`: who watches, and the name under which they know the primary. User and password
 * are those of Redis.
 */
export function sentinelAddress(url: string): SentinelAddress | undefined {
  const [, username, password, hosts = '', name = ''] = FORM.exec(url) ?? [];
  if (!name) return undefined;
  return {
    sentinels: hosts.split(',').map((one) => {
      const [host = '', port] = one.split(':');
      return { host, port: port ? Number(port) : SENTINEL_PORT };
    }),
    name,
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
  };
}
