export interface ListSubscriber {
  email: string;
  name: string;
}

/** The mailing-list service (AWeber-shaped, C-087). Throws when it did not accept; the queue then tries again. */
export interface ListService {
  /** Subscribing somebody who is subscribed already succeeds. */
  subscribe(subscriber: ListSubscriber): Promise<void>;
  /** Succeeds for an address that is not on the list too. */
  unsubscribe(email: string): Promise<void>;
  /** The service forgets that it ever had the address; succeeds where it never had. */
  remove(email: string): Promise<void>;
}

export const LIST_SERVICE = Symbol('LIST_SERVICE');
