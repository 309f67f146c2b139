/** Flatmates rent a room; boarders also get meals or other services, and their rent is taxed by another method. */
export const ROOM_TENANTS = ['Flatmates', 'Boarders'] as const
