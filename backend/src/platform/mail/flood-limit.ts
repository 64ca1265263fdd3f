/**
 * How many mails of one kind (`OnDemand` of the template) an address gets in 24 hours. Each mail has limits of its own besides; this
 * one stops floods and is loose on purpose, because a stranger must not keep an owner's mail away with a few calls.
 */
export const MAX_MAILS_PER_DAY = 40;
