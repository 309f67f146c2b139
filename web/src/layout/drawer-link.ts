/** The classes of a link or button of the menu. */
export const DRAWER_LINK = 'flex middle between tight full target pad-x round bold ink plain text-left washes'
