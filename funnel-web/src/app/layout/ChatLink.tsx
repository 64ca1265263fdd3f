import { CHAT_LINK } from '../../lib/site/frame-copy.baked';
import { MessageCircle } from 'lucide-react';
import { chatUrl } from '../../config/env';

/** Floating link to a messaging app (F-064), where one is set. Out of the way on forms and while the page is scrolled down (islands/chat-link.ts). */
export function ChatLink() {
  if (chatUrl === null) return null;
  return (
    <aside aria-label="Chat" className="chat">
      <a href={chatUrl} target="_blank" rel="noopener noreferrer" aria-label={CHAT_LINK}>
        <MessageCircle size={24} strokeWidth={1.75} aria-hidden />
      </a>
    </aside>
  );
}
