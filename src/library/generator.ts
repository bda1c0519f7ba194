/** The generator, which the functions of this package, the service and the command line call alike. */
export { createIdentityService, type Dependencies, type IdentityService } from "../service/service.ts";
