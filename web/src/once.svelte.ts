/** A move is sent once: a second click before the server has answered means no more than the first. */

export class Once {
  /** What was sent and has not been answered. */
  sending = $state<string | null>(null);
  /** The position for which something was sent. */
  #at: string | null = null;

  async send(at: string, what: string, send: () => Promise<boolean>): Promise<boolean> {
    if (this.#at === at) return false;
    this.#at = at;
    this.sending = what;
    const made = await send();
    if (this.#at === at) {
      this.sending = null;
      // What was refused, or lost on the way, may be tried again. What was made leads to a new position.
      if (!made) this.#at = null;
    }
    return made;
  }
}
