/** Every structure that the scan knows. */
import { CONNECTION_STRING } from "./connection-string.js";
import { BASIC_HEADER, DOCKER_LOGIN } from "./encoded-login.js";
import { KUBECONFIG, KUBERNETES_SECRET } from "./kubernetes.js";
import { NETRC, NPMRC } from "./login-files.js";
import { PRIVATE_KEY, PUTTY_KEY } from "./private-key.js";
import type { Structure } from "./structure.js";
import { URL_CREDENTIALS } from "./url-credentials.js";

export const STRUCTURES: readonly Structure[] = [
  PRIVATE_KEY,
  PUTTY_KEY,
  URL_CREDENTIALS,
  CONNECTION_STRING,
  BASIC_HEADER,
  DOCKER_LOGIN,
  NETRC,
  NPMRC,
  KUBECONFIG,
  KUBERNETES_SECRET,
];
