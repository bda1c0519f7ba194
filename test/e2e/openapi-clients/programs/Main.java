import java.time.LocalDate;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.IdentityApi;
import org.openapitools.client.model.*;

/** Calls the service with the client that openapi-generator has made. */
class Main {
  public static void main(String[] arguments) throws Exception {
    IdentityApi client = new IdentityApi(new ApiClient().setBasePath(arguments[0]));
    LocalDate date = LocalDate.of(2026, 1, 1);

    Identity person = client.generateIdentity(new GenerateRequest()
        .gender(Gender.FEMALE).country(Country.JP).seed("demo").referenceDate(date)
        .addExtraItem(ExtraName.COMPANY_NAME));
    System.out.println(person.getName() + " " + person.getExtra().get("company.name"));

    try {
      client.generateIdentity(new GenerateRequest().gender(Gender.RANDOM).minAge(40).maxAge(30));
    } catch (ApiException error) {
      Problem problem = Problem.fromJson(error.getResponseBody());
      System.out.println(problem.getStatus() + " " + problem.getErrors().get(0).getField());
    }

    RecordToVerify record = RecordToVerify.fromJson(person.toJson());
    Verification verification = client.verifyIdentity(
        new VerifyRequest().identity(record).country(Country.JP).referenceDate(date));
    System.out.println(verification.getCoherent());

    Household household = client.generateHousehold(new HouseholdRequest()
        .country(Country.JP).kind(HouseholdKind.FAMILY).size(4).seed("demo").referenceDate(date));
    for (Member member : household.getMembers()) {
      System.out.println(member.getRelation() + " " + member.getIdentity().getName());
    }

    // A field that a later version adds.
    Identity later = Identity.fromJson(person.toJson().replaceFirst("\\{", "{\"nickname\":\"A\","));
    if (!later.getName().equals(person.getName())) throw new AssertionError("a further field is not ignored");
  }
}
