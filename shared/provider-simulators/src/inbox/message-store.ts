import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { writeAtomically } from '../atomic-file.js';
import type { Message, MessageSummary } from './message.js';

const ID = /^\d{8}T\d{9}Z-\d{6}-[0-9a-f]{6}$/;
const ENVELOPE = 'x-envelope-to';

function addresses(list: readonly Address[] | undefined): string[] {
  return (list ?? []).flatMap((entry) => (entry.group ? addresses(entry.group) : entry.address ? [entry.address] : []));
}

function receivedAt(id: string): string {
  const [, day, time, ms] = /^(\d{8})T(\d{6})(\d{3})Z/.exec(id) ?? [];
  const two = (text = '', at = 0) => text.slice(at, at + 2);
  return `${day?.slice(0, 4)}-${two(day, 4)}-${two(day, 6)}T${two(time)}:${two(time, 2)}:${two(time, 4)}.${ms}Z`;
}

/** The received messages: one .eml file each, so that they outlive a restart and open in any mail program. */
export class MessageStore {
  private readonly summaries = new Map<string, Promise<MessageSummary>>();
  private sequence = 0;
  /** Oldest first, without looking into the folder at each message. */
  private kept: string[] = [];

  constructor(
    private readonly folder: string,
    private readonly keep: number,
  ) {}

  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    this.kept = (await this.ids()).reverse();
  }

  /** Newest first. */
  private async ids(): Promise<string[]> {
    const files = await readdir(this.folder);
    const ids = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -4));
    return ids
      .filter((id) => ID.test(id))
      .sort()
      .reverse();
  }

  private file(id: string): string {
    return path.join(this.folder, `${id}.eml`);
  }

  /** Stores a message as it came, under a head that says who it was addressed to: blind copies are nowhere else. */
  async add(recipients: readonly string[], raw: Buffer): Promise<string> {
    const time = new Date().toISOString().replace(/[-:.]/g, '');
    const number = String(this.sequence++ % 1_000_000).padStart(6, '0');
    const id = `${time}-${number}-${randomBytes(3).toString('hex')}`;
    const envelope = recipients.map((recipient) => recipient.replace(/[\r\n]/g, '')).join(', ');
    await writeAtomically(this.file(id), Buffer.concat([Buffer.from(`X-Envelope-To: ${envelope}\r\n`), raw]));
    this.kept.push(id);
    for (const old of this.kept.splice(0, Math.max(0, this.kept.length - this.keep))) await this.remove(old);
    return id;
  }

  private async remove(id: string): Promise<void> {
    this.summaries.delete(id);
    // Somebody may have deleted it by hand.
    await unlink(this.file(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  /** One message; undefined for an id that does not exist. */
  async find(id: string): Promise<Message | undefined> {
    if (!ID.test(id)) return undefined;
    const raw = await readFile(this.file(id)).catch(() => undefined);
    if (!raw) return undefined;
    const email = await PostalMime.parse(raw);
    const envelope = email.headers.find((header) => header.key === ENVELOPE)?.value.split(', ') ?? [];
    const named = [...addresses(email.to), ...addresses(email.cc)];
    const to = [...new Map([...envelope, ...named].filter(Boolean).map((one) => [one.toLowerCase(), one])).values()];
    const summary: MessageSummary = {
      id,
      received_at: receivedAt(id),
      from: addresses(email.from ? [email.from] : [])[0] ?? '',
      to,
      subject: email.subject ?? '',
      size: raw.length,
      has_html: Boolean(email.html),
      attachments: email.attachments.length,
    };
    return { summary, email };
  }

  async raw(id: string): Promise<Buffer | undefined> {
    return ID.test(id) ? readFile(this.file(id)).catch(() => undefined) : undefined;
  }

  /** Newest first; with `to` only those addressed to it (any case). */
  async list(to?: string): Promise<MessageSummary[]> {
    const found: MessageSummary[] = [];
    for (const id of await this.ids()) {
      let summary = this.summaries.get(id);
      if (!summary) {
        summary = this.find(id).then((message) => {
          if (!message) throw new Error(`message ${id} is gone`);
          return message.summary;
        });
        this.summaries.set(id, summary);
      }
      try {
        found.push(await summary);
      } catch {
        this.summaries.delete(id); // deleted while it was read
      }
    }
    const wanted = to?.toLowerCase();
    return wanted === undefined
      ? found
      : found.filter((one) => one.to.some((address) => address.toLowerCase() === wanted));
  }

  /** Gives how many there were. */
  async clear(): Promise<number> {
    const ids = await this.ids();
    this.kept = [];
    for (const id of ids) await this.remove(id);
    return ids.length;
  }
}
