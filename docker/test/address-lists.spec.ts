import { templateVariables } from './nginx-server.js';

describe('the lists of the environment', () => {
  it('become lines of nginx, separated by spaces or commas', async () => {
    const variables = await templateVariables({
      SUMMIT_APP: 'admin',
      API_ADDRESSES: '10.0.0.4:3000,10.0.0.5:3000',
      ADMIN_ALLOW: '198.51.100.0/24, 2001:db8::/32',
      FRONT_PROXY: '10.0.0.9',
    });
    expect(variables).toMatchObject({
      SUMMIT_API_SERVERS: 'server 10.0.0.4:3000 fail_timeout=2s; server 10.0.0.5:3000 fail_timeout=2s; ',
      SUMMIT_ACCESS_RULES: 'allow 198.51.100.0/24; allow 2001:db8::/32; deny all;',
      SUMMIT_FRONT_PROXY_ADDRESSES: 'set_real_ip_from 10.0.0.9; ',
      SUMMIT_FRONT_PROXY_GEO: '10.0.0.9 1; ',
      SUMMIT_RESOLVER: '',
      SUMMIT_LISTEN: '8080',
    });
  });

  it('trust no proxy where there is none', async () => {
    const variables = await templateVariables({ SUMMIT_APP: 'funnel', FRONT_PROXY: 'none' });
    expect(variables['SUMMIT_FRONT_PROXY_ADDRESSES']).toBe('');
  });

  it('restrict no other host', async () => {
    const variables = await templateVariables({ SUMMIT_APP: 'member', ADMIN_ALLOW: '198.51.100.7' });
    expect(variables['SUMMIT_ACCESS_RULES']).toBe('');
  });

  it('look up the processes again and again where the container has a name server', async () => {
    const variables = await templateVariables({ SUMMIT_APP: 'funnel', NGINX_LOCAL_RESOLVERS: '127.0.0.11' });
    expect(variables['SUMMIT_RESOLVER']).toBe('resolver 127.0.0.11 valid=5s ipv6=off;');
    expect(variables['SUMMIT_API_SERVERS']).toBe('server api:3000 fail_timeout=2s resolve; ');
  });

  const published = (PUBLISH: string, FRONT_PROXY: string) =>
    templateVariables({ SUMMIT_APP: 'funnel', PUBLISH, FRONT_PROXY, EDGE_GATEWAY: '172.30.10.1' });

  it.each(['8080', '0.0.0.0:8080', '[::]:8080', '203.0.113.7:8080'])(
    'take nobody but a proxy on this machine for one: %s and the gateway stop the container',
    async (publish) => {
      const refused = { code: 1, stderr: expect.stringContaining('FRONT_PROXY is Docker') };
      await expect(published(publish, '172.30.10.1')).rejects.toMatchObject(refused);
      for (const range of ['172.30.10.0/24', '172.30.10.1/32', '172.16.0.0/12', '0.0.0.0/0'])
        await expect(published(publish, `10.0.0.9,${range}`)).rejects.toMatchObject(refused);
      expect(await published(publish, '10.0.0.9')).toMatchObject({ SUMMIT_FRONT_PROXY_GEO: '10.0.0.9 1; ' });
    },
  );

  it.each(['127.0.0.1:8080', '[::1]:8080'])(
    'let the gateway be the proxy where only the machine itself reaches %s',
    async (publish) => {
      expect(await published(publish, '172.30.10.1')).toMatchObject({ SUMMIT_FRONT_PROXY_GEO: '172.30.10.1 1; ' });
    },
  );

  it.each([
    ['ADMIN_ALLOW', '10.0.0.1; } server { listen 81'],
    ['ADMIN_ALLOW', 'all;'],
    ['ADMIN_ALLOW', ''],
    ['FRONT_PROXY', '10.0.0.1 $evil'],
    ['API_ADDRESSES', 'api:3000 "'],
    ['API_ADDRESSES', ' '],
    ['API_RATE', '10r/s'],
    ['API_BURST', '-1'],
    ['LISTEN', '8080;'],
  ])('stop the container when %s holds %s', async (name, value) => {
    await expect(
      templateVariables({ SUMMIT_APP: 'admin', ADMIN_ALLOW: '198.51.100.7', [name]: value }),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(name),
    });
  });
});
