/** Forms in which `update validate` answers. Apart, so that the command line can name them without loading the command. */
export const UPDATE_FORMATS = ["pretty", "json"] as const;
