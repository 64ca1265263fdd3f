import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { CLUSTER, DOCKER, EXTERNAL, MONITORED, ONE_SERVER, project, WHOLE_CLUSTER } from './compose-files.js';

const ROOT = path.join(DOCKER, '..');

/** Documents, scripts and compose files: everything that tells an operator what to type. */
async function told(): Promise<[file: string, text: string][]> {
  const files = ['docker', 'docs'].map(async (folder) =>
    (await readdir(path.join(ROOT, folder), { recursive: true }))
      .filter((file) => /\.(md|sh|yml|example)$/.test(file) && !file.includes('specification'))
      .map((file) => path.join(folder, file)),
  );
  const names = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...(await Promise.all(files)).flat()];
  return Promise.all(
    names.map(async (file): Promise<[string, string]> => [file, await readFile(path.join(ROOT, file), 'utf8')]),
  );
}

describe('the files of a project', () => {
  it('are those of one server where nothing else is chosen', async () => {
    const { COMPOSE_FILE: files } = parseEnv(await readFile(path.join(DOCKER, '.env.example'), 'utf8'));
    expect(files?.split(':')).toEqual(ONE_SERVER);
  });

  it('are refused without a database, so that no command that leaves a file out makes an empty one', async () => {
    const refused = 'service "prepare" depends on undefined service "postgres"';
    await expect(project(['compose.yml'])).rejects.toThrow(refused);
    await expect(project(['compose.yml', 'monitoring/compose.yml'])).rejects.toThrow(refused);
    expect((await project(ONE_SERVER)).services['postgres']?.image).toMatch(/^postgres:/);
    const { services, volumes } = await project(WHOLE_CLUSTER);
    expect(services['postgres']).toMatchObject({ image: expect.stringMatching(/^haproxy:/), networks: ['data'] });
    expect(volumes).not.toHaveProperty('database');
  });

  it('are named by no command, only by COMPOSE_FILE', async () => {
    const naming = (await told()).filter(([, text]) => /docker compose[^\n`]* (-f|--file)\b/.test(text));
    expect(naming.map(([file]) => file)).toEqual([]);
  });

  it.each([
    ['one server', MONITORED],
    ["a provider's PostgreSQL", EXTERNAL],
    ['the cluster', CLUSTER],
    ['the cluster with all that belongs to it', WHOLE_CLUSTER],
  ])('limit what the log of a container takes (%s)', async (_what, files) => {
    const { services } = await project(files);
    for (const [name, { logging }] of Object.entries(services))
      expect({ name, logging }).toEqual({
        name,
        logging: { driver: 'json-file', options: { 'max-size': '50m', 'max-file': '5' } },
      });
  });

  it('name the version of each image that is not built here', async () => {
    const projects = await Promise.all([WHOLE_CLUSTER, ONE_SERVER, EXTERNAL].map((files) => project(files)));
    const all = projects.flatMap(({ services }) => Object.values(services));
    const built = all.flatMap(({ image, build }) => (build ? [image] : []));
    for (const { image = '' } of all) if (!built.includes(image)) expect(image).toMatch(/:v?\d+(\.\d+|-[a-z]+)/);
  });
});
