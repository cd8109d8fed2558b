/** Whether the end of a round is being told: what comes after it does not call us yet. */
export const telling = $state({ on: false });
