/** The classes of a link or button of the menu. */
export const DRAWER_LINK = 'flex middle between tight full target pad-sides-snug round bold ink plain text-left washes'
