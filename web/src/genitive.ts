/** German: whose something is, "Claras" and "Klaus’"; the catalogues call it `GENITIVE($name)`. */
export const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);
